/**
 * @generated SignedSource<<6e57ec905faec6393eadfbdb5087d467>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteUserButton_cater$data = {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "InviteUserButton_cater";
};
export type InviteUserButton_cater$key = {
  readonly " $data"?: InviteUserButton_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteUserButton_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteUserButton_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "081a45976115e2aa9947856d7919f5a0";

export default node;
