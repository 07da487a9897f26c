/**
 * @generated SignedSource<<8bba49d806f9724a70537c8783d29287>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyBasket_cater$data = {
  readonly minCovers: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "EmptyBasket_cater";
};
export type EmptyBasket_cater$key = {
  readonly " $data"?: EmptyBasket_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyBasket_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyBasket_cater",
  "selections": [
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
      "kind": "ScalarField",
      "name": "minCovers",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "20730f7a71e76804af7cdc3d58425404";

export default node;
