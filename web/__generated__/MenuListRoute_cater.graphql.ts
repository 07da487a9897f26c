/**
 * @generated SignedSource<<fc4c5257c4d7fdccc62aaad16fa9e3c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuListRoute_cater$data = {
  readonly menus: ReadonlyArray<{
    readonly categories: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
    readonly children: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly name: string;
    }>;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"menuRow_menu">;
  }> | null | undefined;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueParents_cater">;
  readonly " $fragmentType": "MenuListRoute_cater";
};
export type MenuListRoute_cater$key = {
  readonly " $data"?: MenuListRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuListRoute_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuListRoute_cater",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "menuRow_menu",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
              "name": "discountFromPrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minAmount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxAmount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "soldOutTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offeredFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offeredTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDraft",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSatisfiable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "images",
              "plural": true,
              "selections": [
                {
                  "alias": "thumb",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "width",
                      "value": 96
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": "url(width:96)"
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Menu",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Menu",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "catalogueParents_cater",
      "selections": [
        (v0/*:: as any*/),
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

(node as any).hash = "a65840bdb31387a38f56aaa451d25088";

export default node;
