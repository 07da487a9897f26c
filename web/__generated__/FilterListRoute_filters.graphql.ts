/**
 * @generated SignedSource<<7e19c8dd96e66dfef51bdc2138218a09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterListRoute_filters$data = {
  readonly diets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_group">;
  }>;
  readonly foodtypes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_group">;
  }>;
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_group">;
  }>;
  readonly occasions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_group">;
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
    "name": "FilterListRoute_group"
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

(node as any).hash = "2c667cde71c47733c83fffac8c77a0ae";

export default node;
