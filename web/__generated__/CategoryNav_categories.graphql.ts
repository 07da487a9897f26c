/**
 * @generated SignedSource<<e004b997291c7c9f77bc47b1a18e5ab2>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "95a4da13ed8f1736b4215bd0833c3cd0";

export default node;
