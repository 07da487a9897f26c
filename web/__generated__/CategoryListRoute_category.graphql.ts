/**
 * @generated SignedSource<<5f399e5d45b1de607f8aa4c40fb07dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryListRoute_category$data = {
  readonly menuCount: number;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "CategoryListRoute_category";
};
export type CategoryListRoute_category$key = {
  readonly " $data"?: CategoryListRoute_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryListRoute_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryListRoute_category",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menuCount",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "54b73993abc9616ef031be3d96a477d5";

export default node;
