/**
 * @generated SignedSource<<18b5fb2d8856eeb6306cce7f3df6cc0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterFilters_filters$data = {
  readonly foodtypes: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
  readonly locations: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
  readonly occasions: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
  readonly " $fragmentType": "CaterFilters_filters";
};
export type CaterFilters_filters$key = {
  readonly " $data"?: CaterFilters_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterFilters_filters">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterFilters_filters",
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

(node as any).hash = "2b7aae66e00fe49583da0d146bd4ee36";

export default node;
