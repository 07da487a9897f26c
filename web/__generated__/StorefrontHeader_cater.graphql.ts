/**
 * @generated SignedSource<<a39a6af6bfdcaa18a93e0416e6e1e3a6>>
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
    readonly srcSet: string;
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
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 80
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:80)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "srcSet",
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

(node as any).hash = "d0cd44f6fa6c5d621e96c91fe777256c";

export default node;
