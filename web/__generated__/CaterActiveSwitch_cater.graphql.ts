/**
 * @generated SignedSource<<00cf683283cc74b769d1089065b7e1eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterActiveSwitch_cater$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentType": "CaterActiveSwitch_cater";
};
export type CaterActiveSwitch_cater$key = {
  readonly " $data"?: CaterActiveSwitch_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterActiveSwitch_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterActiveSwitch_cater",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "5a6af72a17cd6eb33c1a1e24d4168829";

export default node;
