/**
 * @generated SignedSource<<1bf6fec833f9f7efa6c32f1350a34999>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChildTable_children$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChildCells_child">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly type: MenuType;
  readonly " $fragmentSpreads": FragmentRefs<"ChildCells_child">;
  readonly " $fragmentType": "ChildTable_children";
}>;
export type ChildTable_children$key = ReadonlyArray<{
  readonly " $data"?: ChildTable_children$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChildTable_children">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ChildCells_child"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChildTable_children",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "type",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Menu",
  "abstractKey": null
};
})();

(node as any).hash = "e464b21129f1b034bc0104e76e916213";

export default node;
