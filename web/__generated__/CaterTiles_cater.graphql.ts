/**
 * @generated SignedSource<<0785d25ddc586170fd3e60c89e67c106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterTiles_cater$data = {
  readonly categories: ReadonlyArray<{
    readonly __typename: "Category";
  }> | null | undefined;
  readonly dishes: ReadonlyArray<{
    readonly __typename: "Dish";
  }> | null | undefined;
  readonly isActive: boolean;
  readonly menus: ReadonlyArray<{
    readonly __typename: "Menu";
  }> | null | undefined;
  readonly number: number;
  readonly services: ReadonlyArray<{
    readonly __typename: "Service";
  }> | null | undefined;
  readonly " $fragmentType": "CaterTiles_cater";
};
export type CaterTiles_cater$key = {
  readonly " $data"?: CaterTiles_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterTiles_cater">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterTiles_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dish",
      "kind": "LinkedField",
      "name": "dishes",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "48304126d4140ab71ba9670a4e5e8eeb";

export default node;
