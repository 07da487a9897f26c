/**
 * @generated SignedSource<<526d20ba5eacfe9469f2ea5b19df471f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterGroup_filters$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FilterRow_filter">;
  readonly " $fragmentType": "FilterGroup_filters";
}>;
export type FilterGroup_filters$key = ReadonlyArray<{
  readonly " $data"?: FilterGroup_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterGroup_filters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FilterGroup_filters",
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

(node as any).hash = "5a6629d981019603d315fc26182b4b1a";

export default node;
