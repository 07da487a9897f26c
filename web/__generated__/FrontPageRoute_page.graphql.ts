/**
 * @generated SignedSource<<310ddfe413a03cac73e40cda2e1889f7>>
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
    readonly " $fragmentSpreads": FragmentRefs<"FilterBlock_block" | "FoundCaters_block" | "FrontPageHead_block" | "Hero_block" | "OfferBlock_block">;
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
          "name": "FrontPageHead_block"
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

(node as any).hash = "1ec6afa632c241db4701abc409ed05c3";

export default node;
