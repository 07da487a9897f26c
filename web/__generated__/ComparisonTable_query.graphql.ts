/**
 * @generated SignedSource<<f6dfd5aa548131cee285cbfadc90e504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparisonTable_query$data = {
  readonly searchCaters?: {
    readonly edges: ReadonlyArray<{
      readonly coverPrice: number | null | undefined;
      readonly menu: {
        readonly contents: ReadonlyArray<string> | null | undefined;
        readonly declaredFoods: {
          readonly declared: number;
          readonly total: number;
        } | null | undefined;
        readonly picture: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        } | null | undefined;
      } | null | undefined;
      readonly next: string | null | undefined;
      readonly node: {
        readonly accentColor: string | null | undefined;
        readonly banner: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        } | null | undefined;
        readonly deliveryText: string | null | undefined;
        readonly id: string;
        readonly minCovers: number | null | undefined;
        readonly name: string;
        readonly noticeDays: number | null | undefined;
        readonly number: number;
        readonly offersDelivery: boolean;
        readonly rating: {
          readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
        } | null | undefined;
        readonly slug: string | null | undefined;
      };
      readonly reasons: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly totalPrice: {
        readonly delivery: number | null | undefined;
        readonly goods: number;
        readonly lacksDelivery: boolean;
        readonly perCover: number;
        readonly services: ReadonlyArray<{
          readonly appliesTo: ServiceScope;
          readonly name: string;
          readonly price: number;
        }>;
        readonly total: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ComparedMenu_edge">;
    }>;
  };
  readonly " $fragmentType": "ComparisonTable_query";
};
export type ComparisonTable_query$key = {
  readonly " $data"?: ComparisonTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonTable_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
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
      "name": "input"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isChosen"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparisonTable_query",
  "selections": [
    {
      "condition": "isChosen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 3
            },
            {
              "kind": "Variable",
              "name": "input",
              "variableName": "input"
            },
            {
              "kind": "Literal",
              "name": "otherMenus",
              "value": 30
            }
          ],
          "concreteType": "FoundCaterConnection",
          "kind": "LinkedField",
          "name": "searchCaters",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundCaterEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SearchReason",
                  "kind": "LinkedField",
                  "name": "reasons",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "message",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "next",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "coverPrice",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ComparedMenu_edge"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FoundMenu",
                  "kind": "LinkedField",
                  "name": "menu",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "picture",
                      "plural": false,
                      "selections": (v0/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "contents",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "DeclaredFoodCount",
                      "kind": "LinkedField",
                      "name": "declaredFoods",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "declared",
                          "storageKey": null
                        },
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WholePrice",
                  "kind": "LinkedField",
                  "name": "totalPrice",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "goods",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "delivery",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lacksDelivery",
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "perCover",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "RequiredService",
                      "kind": "LinkedField",
                      "name": "services",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "price",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "appliesTo",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Cater",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
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
                      "name": "number",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "slug",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "accentColor",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "banner",
                      "plural": false,
                      "selections": (v0/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "minCovers",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "noticeDays",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "offersDelivery",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "deliveryText",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Rating",
                      "kind": "LinkedField",
                      "name": "rating",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "Stars_rating"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d4aa77494d4234af76bfac5ed0239b87";

export default node;
