/**
 * @generated SignedSource<<39c569f0179a051200504af79ec00377>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DishRoute_cater$data = {
  readonly dish?: {
    readonly id: string;
    readonly isDeclared: boolean | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"dishValues_dish">;
  } | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueParents_cater">;
  readonly " $fragmentType": "DishRoute_cater";
};
export type DishRoute_cater$key = {
  readonly " $data"?: DishRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"DishRoute_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isNew"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DishRoute_cater",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "condition": "isNew",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "Dish",
          "kind": "LinkedField",
          "name": "dish",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDeclared",
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "dishValues_dish",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "catalogueParents_cater",
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "51203134fc47b15d3090042e2e80ca1c";

export default node;
