/**
 * @generated SignedSource<<d1ad2de171350b9dfd215a2ce3b8a7d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuDishes_menu$data = {
  readonly dishes: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MenuDishes_menu";
};
export type MenuDishes_menu$key = {
  readonly " $data"?: MenuDishes_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuDishes_menu">;
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
  "name": "MenuDishes_menu",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Dish",
      "kind": "LinkedField",
      "name": "dishes",
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

(node as any).hash = "19e88906739e9bb4f88a7c7a0f20de08";

export default node;
