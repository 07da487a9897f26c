/**
 * @generated SignedSource<<b52146d089ee6cdd56bc8d6b04709ba5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontPageRoute_page$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FilterBlock_block" | "FoundCaters_block" | "FrontPageMeta_block" | "Hero_block" | "OfferBlock_block">;
  }>;
  readonly " $fragmentType": "FrontPageRoute_page";
};
export type FrontPageRoute_page$key = {
  readonly " $data"?: FrontPageRoute_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontPageRoute_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontPageRoute_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FrontPageMeta_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Hero_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundCaters_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilterBlock_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OfferBlock_block"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};

(node as any).hash = "311d04b08980e34aaf6d32e7c96c3891";

export default node;
