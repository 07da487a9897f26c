/**
 * @generated SignedSource<<d73eb119b88fc32612f01727748a5582>>
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
    readonly isDraft: boolean;
    readonly isSatisfiable: boolean;
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
          "name": "isSatisfiable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDraft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "17af2d6d1f35157b02d42524832ab1af";

export default node;
