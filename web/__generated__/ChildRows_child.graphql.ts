/**
 * @generated SignedSource<<c2b222f5a0bf0830d9a14d6a327dfb19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChildRows_child$data = {
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly type: MenuType;
  readonly " $fragmentSpreads": FragmentRefs<"ChildCells_child">;
  readonly " $fragmentType": "ChildRows_child";
};
export type ChildRows_child$key = {
  readonly " $data"?: ChildRows_child$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChildRows_child">;
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
  "name": "ChildRows_child",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemRow_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChildCells_child"
    }
  ],
  "type": "Menu",
  "abstractKey": null
};
})();

(node as any).hash = "476ee62edca1cbf353e78ddf63d9d82a";

export default node;
