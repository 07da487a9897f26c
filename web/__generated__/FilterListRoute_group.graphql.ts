/**
 * @generated SignedSource<<3b0db61970c8515c6b6c4d7bcffe6f91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterListRoute_group$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FilterRow_filter">;
  readonly " $fragmentType": "FilterListRoute_group";
}>;
export type FilterListRoute_group$key = ReadonlyArray<{
  readonly " $data"?: FilterListRoute_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FilterListRoute_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilterRow_filter"
    }
  ],
  "type": "Filter",
  "abstractKey": null
};

(node as any).hash = "3c6aa97fe965d6a2981eee335e980cff";

export default node;
