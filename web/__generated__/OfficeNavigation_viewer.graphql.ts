/**
 * @generated SignedSource<<8cab1c7086714f19976141a1b3cdc203>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfficeNavigation_viewer$data = {
  readonly cater: {
    readonly logo: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
    readonly number: number;
  } | null | undefined;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeFooter_viewer">;
  readonly " $fragmentType": "OfficeNavigation_viewer";
};
export type OfficeNavigation_viewer$key = {
  readonly " $data"?: OfficeNavigation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeNavigation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficeNavigation_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
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
                  "value": 96
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:96)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfficeFooter_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a4ef4f7b9cf7858f537b50bd2526b889";

export default node;
