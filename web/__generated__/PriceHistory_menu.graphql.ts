/**
 * @generated SignedSource<<81a1f90ed0e58182b1d9a55a4076c997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceHistory_menu$data = {
  readonly priceHistory: {
    readonly prices: ReadonlyArray<{
      readonly at: string;
      readonly discountFromPrice: number | null | undefined;
      readonly price: number;
    }>;
    readonly savingWithheld: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PriceHistory_menu";
};
export type PriceHistory_menu$key = {
  readonly " $data"?: PriceHistory_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceHistory_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceHistory",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingWithheld",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LoggedPrice",
          "kind": "LinkedField",
          "name": "prices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "discountFromPrice",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Menu",
  "abstractKey": null
};

(node as any).hash = "1aa01df35250e1b2de915caa20d4b2b9";

export default node;
