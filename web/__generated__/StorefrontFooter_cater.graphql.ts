/**
 * @generated SignedSource<<f8ad07b92e03eb49800aac1f73a76a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StorefrontFooter_cater$data = {
  readonly cvrNumber: string | null | undefined;
  readonly email: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "StorefrontFooter_cater";
};
export type StorefrontFooter_cater$key = {
  readonly " $data"?: StorefrontFooter_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorefrontFooter_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorefrontFooter_cater",
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
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cvrNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "1880b460e1949829efee4b8eada5d7d0";

export default node;
