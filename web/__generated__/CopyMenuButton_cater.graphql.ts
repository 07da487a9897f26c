/**
 * @generated SignedSource<<fcc5ce7d7a6cdd64a3ac51b3e61e84b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyMenuButton_cater$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "CopyMenuButton_cater";
};
export type CopyMenuButton_cater$key = {
  readonly " $data"?: CopyMenuButton_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyMenuButton_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyMenuButton_cater",
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
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "3bd7cabba448ac4a9f6639e0f15c954c";

export default node;
