/**
 * @generated SignedSource<<1bcb46e082d4cc811c48eecde9e726cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketContents_cater$data = {
  readonly categories: ReadonlyArray<{
    readonly menus: ReadonlyArray<{
      readonly maxAmount: number | null | undefined;
      readonly minAmount: number | null | undefined;
      readonly uuid: string;
    }> | null | undefined;
  }> | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"useBasketTotal_cater">;
  readonly " $fragmentType": "BasketContents_cater";
};
export type BasketContents_cater$key = {
  readonly " $data"?: BasketContents_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketContents_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketContents_cater",
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
      "name": "minCovers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBasketTotal_cater"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
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
              "name": "uuid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minAmount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxAmount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "63128595c3228d7320db7ebced090bba";

export default node;
