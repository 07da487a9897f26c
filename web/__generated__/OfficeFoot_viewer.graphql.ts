/**
 * @generated SignedSource<<8947035382df9f0dc9b06e6ee9a6525e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeFoot_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "OfficeFoot_viewer";
};
export type OfficeFoot_viewer$key = {
  readonly " $data"?: OfficeFoot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeFoot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficeFoot_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "93c38a5db05429d01e17daccf98a45d4";

export default node;
