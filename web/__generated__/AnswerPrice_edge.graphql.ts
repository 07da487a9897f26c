/**
 * @generated SignedSource<<08f4a4ee0af84b9dbd923f714667b02b>>
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
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverPrice",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perCover",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WholePrice",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
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
            (v4/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RequiredService",
              "kind": "LinkedField",
              "name": "services",
              "plural": true,
              "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
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
            (v3/*:: as any*/)
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

(node as any).hash = "76f7cb022131231541b40d025eb3d2e0";

export default node;
