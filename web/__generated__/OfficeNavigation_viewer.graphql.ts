/**
 * @generated SignedSource<<46714ef35814273806e78a48723d3005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
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
  readonly staffRole: StaffRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeFooter_viewer" | "OfficeSearch_viewer">;
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
      "kind": "ScalarField",
      "name": "staffRole",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfficeSearch_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "432e77ca692ec335765be159f7f6d6b8";

export default node;
