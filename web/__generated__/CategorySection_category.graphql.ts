/**
 * @generated SignedSource<<794fa8a2a6778dcadac63871f1b1ead8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorySection_category$data = {
  readonly description: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  }>;
  readonly name: string;
  readonly " $fragmentType": "CategorySection_category";
};
export type CategorySection_category$key = {
  readonly " $data"?: CategorySection_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorySection_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategorySection_category",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "1f367aa1e600f7a9356570656b8ec42c";

export default node;
