/**
 * @generated SignedSource<<853aff4b24ec647c55f9a9de10de4ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryRow_category$data = {
  readonly menus: ReadonlyArray<{
    readonly __typename: "Menu";
  }> | null | undefined;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "CategoryRow_category";
};
export type CategoryRow_category$key = {
  readonly " $data"?: CategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryRow_category",
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
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "32ecb05328f7f021f1a368ae952f8f1b";

export default node;
