/**
 * @generated SignedSource<<cec97cec94f92f1a961efebc7ebdafe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelsRoute_viewer$data = {
  readonly cater: {
    readonly kitchenOrders?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readLabels_order">;
    }> | null | undefined;
    readonly kitchenOrdersByIds?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readLabels_order">;
    }> | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LabelsRoute_viewer";
};
export type LabelsRoute_viewer$key = {
  readonly " $data"?: LabelsRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelsRoute_viewer">;
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
  "name": "labelSentences",
  "storageKey": null
},
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readLabels_items",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFood",
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "KitchenItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readLabels_order",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reference",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clock",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "KitchenMenu",
        "kind": "LinkedField",
        "name": "menus",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "KitchenItem",
            "kind": "LinkedField",
            "name": "dishes",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "KitchenGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "byIds"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "ids"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelsRoute_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "condition": "byIds",
          "kind": "Condition",
          "passingValue": false,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "from",
                  "variableName": "from"
                },
                {
                  "kind": "Variable",
                  "name": "to",
                  "variableName": "to"
                }
              ],
              "concreteType": "KitchenOrder",
              "kind": "LinkedField",
              "name": "kitchenOrders",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ]
        },
        {
          "condition": "byIds",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "ids",
                  "variableName": "ids"
                }
              ],
              "concreteType": "KitchenOrder",
              "kind": "LinkedField",
              "name": "kitchenOrdersByIds",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "264100d02a8eb94d3095c7e7da7f9415";

export default node;
