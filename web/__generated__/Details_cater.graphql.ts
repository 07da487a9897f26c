/**
 * @generated SignedSource<<0648c1270fea8a19ec3173b7af9c9276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Details_cater$data = {
  readonly address: string | null | undefined;
  readonly changeTerms: {
    readonly cancelText: string;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly deliveryText: string | null | undefined;
  readonly email: string | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly noticeDays: number | null | undefined;
  readonly noticeText: string | null | undefined;
  readonly offersDelivery: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly smileyUrl: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "Details_cater";
};
export type Details_cater$key = {
  readonly " $data"?: Details_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"Details_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Details_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
      "name": "minCovers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeTerms",
      "kind": "LinkedField",
      "name": "changeTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeText",
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

(node as any).hash = "eb8f54bbb807f4b68e3934cb0c79f042";

export default node;
