/**
 * @generated SignedSource<<35d4fa0f7afe202a37b157fe474696cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductionList_days$data = ReadonlyArray<{
  readonly covers: number;
  readonly date: string;
  readonly orders: number;
  readonly printedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"changedDays_day" | "kitchenMenus_day" | "placedChanges_day">;
  readonly " $fragmentType": "ProductionList_days";
}>;
export type ProductionList_days$key = ReadonlyArray<{
  readonly " $data"?: ProductionList_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductionList_days">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "covers",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "printedAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v6 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "kitchenMenus_items",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ProducedItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": (v6/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductionList_days",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "changedDays_day",
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductionChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "kitchenMenus_day",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProducedMenu",
          "kind": "LinkedField",
          "name": "menus",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProducedGroup",
              "kind": "LinkedField",
              "name": "groups",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "position",
                  "storageKey": null
                },
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProducedItem",
              "kind": "LinkedField",
              "name": "extras",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "placedChanges_day",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductionChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductionPlace",
              "kind": "LinkedField",
              "name": "place",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "menu",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "group",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "item",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isExtra",
                  "storageKey": null
                }
              ],
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
  "type": "ProductionDay",
  "abstractKey": null
};
})();

(node as any).hash = "5d23d97b840843cf85fbfc091a226c8c";

export default node;
