/**
 * @generated SignedSource<<f979c2f1322048a0a3250244a422a32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuCategories_menu$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MenuCategories_menu";
};
export type MenuCategories_menu$key = {
  readonly " $data"?: MenuCategories_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCategories_menu">;
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
  "name": "MenuCategories_menu",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Menu",
  "abstractKey": null
};
})();

(node as any).hash = "4d1671a8a4c0d717f388c26eb2d8fd01";

export default node;
