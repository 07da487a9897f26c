/**
 * @generated SignedSource<<acef570960eebb86c6a09ec803de805a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterFilters_filters$data = {
  readonly diets: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
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

(node as any).hash = "ba9f4801a765c6f19b6eb80cec9c222f";

export default node;
