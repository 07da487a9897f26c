/**
 * @generated SignedSource<<3011294a44051aa8e8d0b04e0cc42276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryNav_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly menus: ReadonlyArray<{
    readonly __typename: "Menu";
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CategoryNav_categories";
}>;
export type CategoryNav_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryNav_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryNav_categories",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "1aa0d50c8cfbb34284930a42e9bdf9b6";

export default node;
