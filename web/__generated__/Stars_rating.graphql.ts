/**
 * @generated SignedSource<<2414443364b6290149e4fd832fec8e14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stars_rating$data = {
  readonly average: number;
  readonly count: number;
  readonly " $fragmentType": "Stars_rating";
};
export type Stars_rating$key = {
  readonly " $data"?: Stars_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stars_rating",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "average",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "Rating",
  "abstractKey": null
};

(node as any).hash = "d5b3aa72d5783429c0b59c669aa63426";

export default node;
