/**
 * @generated SignedSource<<54d9f345c040db51325e08d6f74721dc>>
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
    readonly name: string;
    readonly type: MenuType;
  }>;
  readonly id: string;
  readonly name: string;
  readonly type: MenuType;
  readonly " $fragmentSpreads": FragmentRefs<"ChildRows_child">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChildRows_child"
    }
  ],
  "type": "Menu",
  "abstractKey": null
};
})();

(node as any).hash = "a2313e502a6025b0610f75b9c44dc804";

export default node;
