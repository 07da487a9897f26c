/**
 * @generated SignedSource<<099f33e89f81cdeac46cb6e07565097e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type CaterMatch = "DOES_NOT_FIT" | "NOT_DELIVERED" | "NO_COURSE" | "NO_MENU" | "OTHER_DATE" | "OVER_BUDGET" | "POSSIBLE" | "UNDECLARED" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type Fit = "CAN_BE_CHOSEN" | "DOES_NOT_FIT" | "FITS" | "UNKNOWN" | "%future added value";
export type SearchCondition = "BUDGET" | "COURSE" | "COVERS" | "DATE" | "DIET" | "FILTER" | "PLACE" | "WITHOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnsweredCaters_query$data = {
  readonly searchCaters: {
    readonly district: string | null | undefined;
    readonly edges: ReadonlyArray<{
      readonly fit: Fit | null | undefined;
      readonly match: CaterMatch;
      readonly node: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"AnswerCard_edge">;
    }>;
    readonly hitCount: number;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
    };
    readonly relaxations: ReadonlyArray<{
      readonly allergen: Allergen | null | undefined;
      readonly condition: SearchCondition;
      readonly count: number;
      readonly diet: Diet | null | undefined;
      readonly filter: {
        readonly name: string;
        readonly number: number;
      } | null | undefined;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AnsweredCaters_query";
};
export type AnsweredCaters_query$key = {
  readonly " $data"?: AnsweredCaters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredCaters_query">;
};

import AnsweredCatersMoreQuery_graphql from './AnsweredCatersMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "searchCaters"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "input"
    },
    {
      "defaultValue": 0,
      "kind": "LocalArgument",
      "name": "otherMenus"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": AnsweredCatersMoreQuery_graphql
    }
  },
  "name": "AnsweredCaters_query",
  "selections": [
    {
      "alias": "searchCaters",
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        },
        {
          "kind": "Variable",
          "name": "otherMenus",
          "variableName": "otherMenus"
        }
      ],
      "concreteType": "FoundCaterConnection",
      "kind": "LinkedField",
      "name": "__AnsweredCaters_searchCaters_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hitCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "district",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchRelaxation",
          "kind": "LinkedField",
          "name": "relaxations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "condition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Filter",
              "kind": "LinkedField",
              "name": "filter",
              "plural": false,
              "selections": [
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
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allergen",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "diet",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "kind": "ScalarField",
              "name": "match",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fit",
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
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnswerCard_edge"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
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

(node as any).hash = "a1fc3393272aa2de375d429bbda3fd78";

export default node;
