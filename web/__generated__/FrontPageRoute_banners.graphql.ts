/**
 * @generated SignedSource<<a712b9c097a599f4d2daee32f90616ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontPageRoute_banners$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: string;
    readonly " $fragmentSpreads": FragmentRefs<"FrontPageMeta_block" | "Hero_block">;
  }>;
  readonly " $fragmentType": "FrontPageRoute_banners";
};
export type FrontPageRoute_banners$key = {
  readonly " $data"?: FrontPageRoute_banners$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontPageRoute_banners">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontPageRoute_banners",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FrontPageMeta_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Hero_block"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};

(node as any).hash = "2864821c0eb26bee900c0cceda275be6";

export default node;
