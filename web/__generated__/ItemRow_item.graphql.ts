/**
 * @generated SignedSource<<77caabc9a7524ba06ec6dba2ff2b3101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemRow_item$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChildCells_child">;
  readonly " $fragmentType": "ItemRow_item";
};
export type ItemRow_item$key = {
  readonly " $data"?: ItemRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemRow_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChildCells_child"
    }
  ],
  "type": "Menu",
  "abstractKey": null
};

(node as any).hash = "5452c9a6596bb288d95d6f9cd9b2230a";

export default node;
