/**
 * @generated SignedSource<<2b535fd6741153ec9126d23a1e4b5e20>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e50a084e16ed310dfec28ab61e6a85f9";

export default node;
