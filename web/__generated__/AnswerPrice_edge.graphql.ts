/**
 * @generated SignedSource<<b3f295fbddcbbf961a4d52a17d6d3fd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerPrice_edge$data = {
  readonly coverPrice: number | null | undefined;
  readonly menu: {
    readonly name: string;
  } | null | undefined;
  readonly otherMenus: ReadonlyArray<{
    readonly coverPrice: number;
    readonly isWithinBudget: boolean;
    readonly menu: {
      readonly id: string;
      readonly name: string;
    };
    readonly totalPrice: {
      readonly lacksDelivery: boolean;
      readonly perCover: number;
      readonly total: number;
    } | null | undefined;
  }>;
  readonly totalPrice: {
    readonly perCover: number;
    readonly " $fragmentSpreads": FragmentRefs<"readWholePrice_price">;
  } | null | undefined;
  readonly " $fragmentType": "AnswerPrice_edge";
};
export type AnswerPrice_edge$key = {
  readonly " $data"?: AnswerPrice_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerPrice_edge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverPrice",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perCover",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lacksDelivery",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerPrice_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FoundMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WholePrice",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readWholePrice_price",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delivery",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RequiredService",
              "kind": "LinkedField",
              "name": "services",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OtherMenu",
      "kind": "LinkedField",
      "name": "otherMenus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWithinBudget",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
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
            (v4/*:: as any*/),
            (v3/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundCaterEdge",
  "abstractKey": null
};
})();

(node as any).hash = "66e31618f8537b8aa0e8122304dd2b0e";

export default node;
