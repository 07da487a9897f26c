/**
 * @generated SignedSource<<213219034555b7ecf7f5c0b00786538c>>
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
  readonly smileyUrl: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smileyUrl",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "bb031f7ed3fe661ca8cbc52134baa8a5";

export default node;
