/**
 * @generated SignedSource<<524c18c42ad37b254cc9dfe023448e73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeNavigation_viewer$data = {
  readonly cater: {
    readonly logo: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly email: string;
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
      "name": "email",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2061689b721f39665879ba55c6898991";

export default node;
