/**
 * @generated SignedSource<<9458ef7d9d9690c24c858c1eaca9e2c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuDishes_cater$data = {
  readonly dishes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly number: number;
  readonly " $fragmentType": "MenuDishes_cater";
};
export type MenuDishes_cater$key = {
  readonly " $data"?: MenuDishes_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuDishes_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuDishes_cater",
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
      "concreteType": "Dish",
      "kind": "LinkedField",
      "name": "dishes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "6ff7353ae48672589a2517ff949ee8d2";

export default node;
