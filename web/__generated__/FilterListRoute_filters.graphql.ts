/**
 * @generated SignedSource<<98eed7a0579598ceee454a5d70e78e9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterListRoute_filters$data = {
  readonly diets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterGroup_filters">;
  }>;
  readonly foodtypes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterGroup_filters">;
  }>;
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterGroup_filters">;
  }>;
  readonly occasions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterGroup_filters">;
  }>;
  readonly " $fragmentType": "FilterListRoute_filters";
};
export type FilterListRoute_filters$key = {
  readonly " $data"?: FilterListRoute_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_filters">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FilterGroup_filters"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterListRoute_filters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Filter",
      "kind": "LinkedField",
      "name": "foodtypes",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Filter",
      "kind": "LinkedField",
      "name": "occasions",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Filter",
      "kind": "LinkedField",
      "name": "diets",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Filter",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FilterGroups",
  "abstractKey": null
};
})();

(node as any).hash = "5a5c03485f58db6807a2ae600edec04c";

export default node;
