/**
 * @generated SignedSource<<18d3ad0b281349aa38f2663620ca764b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePageChoices_query$data = {
  readonly filters: {
    readonly foodtypes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly occasions: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "usePageChoices_query";
};
export type usePageChoices_query$key = {
  readonly " $data"?: usePageChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePageChoices_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePageChoices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterGroups",
      "kind": "LinkedField",
      "name": "filters",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1463d500354f8673a8deb3c218d73340";

export default node;
