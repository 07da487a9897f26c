/**
 * @generated SignedSource<<0e575ef2c131d695501a751a7267d30a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterRow_filter$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FilterRow_filter";
};
export type FilterRow_filter$key = {
  readonly " $data"?: FilterRow_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterRow_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterRow_filter",
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
  "type": "Filter",
  "abstractKey": null
};

(node as any).hash = "d0481b7c5345492d0460faf49c46ddea";

export default node;
