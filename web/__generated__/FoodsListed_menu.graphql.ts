/**
 * @generated SignedSource<<0ec481aa196df5bd862d70319eae57b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoodsListed_menu$data = {
  readonly allFoodsListed: boolean | null | undefined;
  readonly foodsListedAt: string | null | undefined;
  readonly foodsListedBy: string | null | undefined;
  readonly foodsVersion: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FoodsListed_menu";
};
export type FoodsListed_menu$key = {
  readonly " $data"?: FoodsListed_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoodsListed_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoodsListed_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "allFoodsListed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foodsVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foodsListedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foodsListedBy",
      "storageKey": null
    }
  ],
  "type": "Menu",
  "abstractKey": null
};

(node as any).hash = "f2675d3ec2cc5dc8637db60b145c4183";

export default node;
