/**
 * @generated SignedSource<<9f18b8dc2360215627de63e15eb204ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageRoute_page$data = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
  readonly " $fragmentType": "PageRoute_page";
};
export type PageRoute_page$key = {
  readonly " $data"?: PageRoute_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageRoute_page">;
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
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Cater",
  "kind": "LinkedField",
  "name": "cater",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Filter",
    "kind": "LinkedField",
    "name": "filters",
    "plural": true,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PageRoute_page",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pageValues_page",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "image",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "linkUrl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "linkText",
                  "storageKey": null
                }
              ],
              "type": "BannerBlock",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Cater",
                  "kind": "LinkedField",
                  "name": "caters",
                  "plural": true,
                  "selections": (v4/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "CaterBlock",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v7/*:: as any*/),
              "type": "FoodTypeBlock",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v7/*:: as any*/),
              "type": "OccasionBlock",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Menu",
                  "kind": "LinkedField",
                  "name": "menu",
                  "plural": false,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "OfferBlock",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Page",
  "abstractKey": null
};
})();

(node as any).hash = "19f8e8cb07ecafb7186d400c1a097074";

export default node;
