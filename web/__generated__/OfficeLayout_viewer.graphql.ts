/**
 * @generated SignedSource<<90b2dcd1dd9bd307f4fa546c6bfaed6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeLayout_viewer$data = {
  readonly cater: {
    readonly accentColor: string | null | undefined;
    readonly awaiting: {
      readonly totalCount: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeNavigation_viewer">;
  readonly " $fragmentType": "OfficeLayout_viewer";
};
export type OfficeLayout_viewer$key = {
  readonly " $data"?: OfficeLayout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeLayout_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficeLayout_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfficeNavigation_viewer"
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
          "name": "accentColor",
          "storageKey": null
        },
        {
          "alias": "awaiting",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": "AWAITING_APPROVAL"
            }
          ],
          "concreteType": "OrderConnection",
          "kind": "LinkedField",
          "name": "orders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            }
          ],
          "storageKey": "orders(first:1,status:\"AWAITING_APPROVAL\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "afae6ff303148be6778e8f41ed312bac";

export default node;
