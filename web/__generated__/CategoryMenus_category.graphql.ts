/**
 * @generated SignedSource<<95ca25d1aad6b85ce1f2d950e8aabb06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryMenus_category$data = {
  readonly id: string;
  readonly menus: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "CategoryMenus_category";
};
export type CategoryMenus_category$key = {
  readonly " $data"?: CategoryMenus_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryMenus_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryMenus_category",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "2f1223c75e513a2ece58e021510805d1";

export default node;
