/**
 * @generated SignedSource<<59b06c9a5d00ed17f3e0dab3fe45a756>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StorefrontHeader_cater$data = {
  readonly logo: {
    readonly height: number | null | undefined;
    readonly url: string;
    readonly width: number | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"AboutCater_cater">;
  readonly " $fragmentType": "StorefrontHeader_cater";
};
export type StorefrontHeader_cater$key = {
  readonly " $data"?: StorefrontHeader_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorefrontHeader_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorefrontHeader_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AboutCater_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "de2d6c5b2e5f4a850718c9e4824963de";

export default node;
